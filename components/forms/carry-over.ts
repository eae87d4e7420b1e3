/** What was carried into a control, so that a correction may follow it; what a visitor typed there may not be replaced. */
const carried = new WeakMap<HTMLInputElement, string>();

/**
 * Puts what stands in one form into the fields of the same names in another, and the focus into the first of `order` that
 * is still empty there.
 */
export function carryOver(from: HTMLFormElement, into: HTMLFormElement, order: readonly string[]): void {
  for (const { name, value } of inputsOf(from)) {
    const target = into.elements.namedItem(name);
    if (target instanceof HTMLInputElement && value && isOurs(target)) fill(target, value);
  }
  const next = order.map((name) => into.elements.namedItem(name)).find(isEmpty);
  // In the middle, with the form's heading above it; smooth where the style sheet says so.
  next?.scrollIntoView({ block: 'center' });
  next?.focus({ preventScroll: true });
}

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

const isOurs = (input: HTMLInputElement) => !input.value || input.value === carried.get(input);

function fill(input: HTMLInputElement, text: string) {
  // By the prototype's setter: React takes an event for old news when the element's own has told it the value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  carried.set(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const isEmpty = (control: Element | RadioNodeList | null): control is HTMLInputElement =>
  control instanceof HTMLElement && 'value' in control && !control.value;
