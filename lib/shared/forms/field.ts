/**
 * One field of a form. The form's control and order, its schema, what the recruitment API calls it, the store's column and
 * the line in the staff's mail all follow from here; its words stand in lib/content/forms.
 */
export type FormField = {
  /** The API's name of it, and the name of the column. */
  wire: string;
  /**
   * `line` and `text` (of several lines) are free text, `years` a number of years, `choice` one of `choices`. A `hidden`
   * field is filled in by the page. `cv` and `consent` do not travel as typed text.
   */
  kind: 'line' | 'text' | 'email' | 'phone' | 'years' | 'choice' | 'hidden' | 'cv' | 'consent';
  /** The most characters that may be typed; the API takes twice as many of a `text`. */
  max?: number;
  optional?: true;
  /** Not in the specification: optional, not sent where it is empty, and never a reason to refuse a form. */
  extra?: true;
  choices?: readonly string[];
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: string;
  /** Other names under which an API may report a mistake in it. */
  alsoWire?: readonly string[];
};

export type FormFields = Record<string, FormField>;

type Untyped = 'cv' | 'consent';

/** The names of the fields that hold text. */
export type TextName<F extends FormFields> = {
  [Name in keyof F]: F[Name]['kind'] extends Untyped ? never : Name & string;
}[keyof F];

/** Text by the form's names, without what may be left out. */
export type FormTexts<F extends FormFields> = {
  [Name in TextName<F> as F[Name] extends { extra: true } ? never : Name]: string;
} & { [Name in TextName<F> as F[Name] extends { extra: true } ? Name : never]?: string };

/** Text by the API's names. */
export type WireTexts<F extends FormFields> = {
  [Name in TextName<F> as F[Name] extends { extra: true } ? never : F[Name]['wire']]: string;
} & { [Name in TextName<F> as F[Name] extends { extra: true } ? F[Name]['wire'] : never]?: string };

/** The fields that hold text, in their order. */
export function textFields(fields: FormFields): [name: string, field: FormField][] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== 'cv' && kind !== 'consent');
}

/** What was typed, under the API's names. */
export function toWire<F extends FormFields>(fields: F, values: FormTexts<F>): WireTexts<F> {
  const texts = textFields(fields)
    .map(([name, { wire, extra }]) => ({ wire, extra, text: (values as Record<string, string>)[name] ?? '' }))
    .filter(({ extra, text }) => !extra || text !== '')
    .map(({ wire, text }) => [wire, text]);
  return Object.fromEntries(texts) as WireTexts<F>;
}

/** The form's name of a field by any of the API's names of it. */
export function namesByWire(fields: FormFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { wire, alsoWire = [] }]) =>
      [wire, ...alsoWire].map((wireName) => [wireName, name]),
    ),
  );
}
