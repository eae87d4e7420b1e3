// @ts-check
// Progressive enhancement: every page works without it. The only script of the desk.

/** @param {string} selector @returns {HTMLElement[]} */
const all = (selector) =>
  [...document.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);

document.documentElement.classList.add('has-script');

// Checkboxes: select all on the page, and show how many are selected.
const several = document.querySelector('#several');
if (several instanceof HTMLFormElement) {
  const boxes = /** @type {HTMLInputElement[]} */ ([...several.querySelectorAll('input[name^="id-"]')]);
  const whole = /** @type {HTMLInputElement | null} */ (several.querySelector('[data-all]'));
  const words = /** @type {HTMLElement | null} */ (several.querySelector('[data-chosen]'));
  const count = () => {
    const chosen = boxes.filter(({ checked }) => checked).length;
    several.classList.toggle('has-chosen', chosen > 0);
    if (whole) whole.checked = chosen === boxes.length && chosen > 0;
    if (words) words.textContent = chosen > 0 ? `${chosen} selected` : (words.dataset.chosen ?? '');
  };
  whole?.addEventListener('change', () => {
    for (const box of boxes) box.checked = whole.checked;
    count();
  });
  several.addEventListener('change', count);
  // With Shift, all from the last one on.
  let last = -1;
  several.addEventListener('click', ({ target, shiftKey }) => {
    const at = boxes.findIndex((box) => box === target);
    if (at < 0) return;
    if (shiftKey && last >= 0)
      for (const box of boxes.slice(Math.min(at, last), Math.max(at, last))) box.checked = boxes[at].checked;
    last = at;
  });
  // After going back, the browser restores checkboxes.
  addEventListener('pageshow', count);
}

// Counts down on the undo button and removes it when time is up.
for (const button of all('[data-seconds]')) {
  const end = Date.now() + Number(button.dataset.seconds) * 1000;
  const tick = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    if (left <= 0) return button.remove();
    button.textContent = `Undo (${left} s)`;
    setTimeout(tick, 250);
  };
  tick();
}

for (const button of all('[data-copy]'))
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(button.dataset.copy ?? '').then(() => {
      button.textContent = 'Copied';
    });
  });

/** Focuses the first input that was not taken. */
const focusMistake = () => all('.mistaken :is(input, select, textarea)')[0]?.focus();
focusMistake();

// A form that is sent in place keeps its files while mistakes are corrected, and its address.
addEventListener('submit', (event) => {
  const { target: form, submitter: button } = event;
  if (!(form instanceof HTMLFormElement) || !('inPlace' in form.dataset)) return;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  void sendInPlace(form, button);
});

/** @param {HTMLFormElement} form @param {HTMLButtonElement} button */
async function sendInPlace(form, button) {
  const body = new FormData(form, button);
  const url = button.hasAttribute('formaction') ? button.formAction : form.action;
  const label = button.textContent;
  Object.assign(button, { disabled: true, textContent: 'Sending …' });
  const answer = await fetch(url, { method: 'POST', body }).catch(() => null);
  if (answer?.redirected) return location.assign(answer.url);
  const html = await answer?.text().catch(() => '');
  const main = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('main');
  if (!main || !(answer?.ok || answer?.status === 422)) {
    Object.assign(button, { disabled: false, textContent: label });
    return alert(main?.querySelector('p')?.textContent ?? 'This did not arrive. Please try again.');
  }
  document.querySelector('main')?.replaceWith(main);
  const files = form.querySelector('input[type=file]');
  if (files) main.querySelector('input[type=file]')?.replaceWith(files);
  const { hash } = new URL(url);
  if (hash) location.replace(hash);
  else scrollTo(0, 0);
  focusMistake();
}

// J and K step through a list, or between candidates; Enter opens the focused link as usual.
addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')) return;
  const step = { j: 1, k: -1 }[key.toLowerCase()];
  if (step === undefined) return;
  const link = document.querySelector(`a[data-key="${key.toLowerCase()}"]`);
  if (link instanceof HTMLElement) return link.click();
  const rows = all('[data-rows] a.whole');
  const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
});
// On a card, Enter calls the candidate.
if (document.activeElement === document.body)
  all('[data-card] [data-main]')[0]?.focus({ preventScroll: true });

// Renews the hold every minute while the page is visible, so that colleagues see who has it open.
const held = all('[data-hold]')[0];
if (held)
  setInterval(() => {
    if (document.visibilityState === 'visible')
      void fetch('/hold', { method: 'POST', body: new URLSearchParams({ id: held.dataset.hold ?? '' }) });
  }, 60_000);

// On a phone the selected stage or list may be off screen.
for (const one of all(':is(.lists, .stages) [aria-current]'))
  one.scrollIntoView({ block: 'nearest', inline: 'center' });
