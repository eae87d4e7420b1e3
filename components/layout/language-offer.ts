import './language-offer.css';
import { languageOffer } from '@/lib/content/language-offers';
import { deviceText, keepDeviceText } from '@/lib/browser/device-text';

const DECLINED = 'language-offer';

const make = <Tag extends 'aside' | 'a' | 'button'>(tag: Tag, as: object) =>
  Object.assign(document.createElement(tag), as);

let latest: HTMLElement | undefined;

/** Offers this page in the browser's preferred language, unless declined before. */
export function showOffer(): void {
  latest?.remove();
  latest = undefined;
  const offer = languageOffer(navigator.languages, location.pathname + location.search);
  if (!offer || deviceText(DECLINED)) return;
  const { lang, href, text, close } = offer;
  const box = make('aside', { className: 'language-offer', lang, ariaLabel: text });
  const button = make('button', { type: 'button', ariaLabel: close, textContent: '×' });
  button.onclick = () => {
    keepDeviceText(DECLINED, 'declined');
    box.remove();
  };
  box.append(make('a', { href, textContent: text }), button);
  latest = box;
  // Wait for the font, to avoid a layout shift.
  const show = () => latest === box && document.body.append(box);
  const load = (family: string) => document.fonts.load(`600 1rem ${family}`, text);
  load('Device')
    .catch(() => load('Anek'))
    .then(show, show);
}
