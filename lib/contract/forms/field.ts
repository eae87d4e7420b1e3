import { MAX_EMAIL, MAX_PHONE } from '../../base/contact/limits';

/**
 * One field of a form. Its control and order, schema, name in the recruitment API, encryption, column in exports, line at the
 * desk and in the mail to the staff are all derived from this. CONTRIBUTING.md has the steps for a new one.
 */
export type FormField = {
  /** Name in the API, and in the store's encrypted texts. */
  wire: string;
  /**
   * `line`, `text` (multi-line) and `number` (with a numeric keyboard) are free text; `years` is a number of years, `choice`
   * one of `choices`, `radio` the same with all of them visible. A `hidden` field is filled in by the page. `cv` and
   * `consent` are not sent as typed text.
   */
  kind:
    | 'line'
    | 'text'
    | 'email'
    | 'phone'
    | 'years'
    | 'number'
    | 'choice'
    | 'radio'
    | 'hidden'
    | 'cv'
    | 'consent';
  /** Maximum number of characters; the API accepts twice as many in a `text`. */
  max?: number;
  optional?: true;
  /** Collapsed until opened by the visitor. */
  folded?: true;
  /** Half a line wide, also on phones. */
  half?: true;
  /** Not in the specification: optional, not sent when empty, and never a reason to reject a form. */
  extra?: true;
  choices?: readonly string[];
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: string;
  /** Other names under which an API may report an error in this field. */
  alsoWire?: readonly string[];
};

export type FormFields = Record<string, FormField>;

type Untyped = 'cv' | 'consent';

/** Names of the fields that hold text. */
export type TextName<F extends FormFields> = {
  [Name in keyof F]: F[Name]['kind'] extends Untyped ? never : Name & string;
}[keyof F];

/** Texts by the form's names; optional ones may be missing. */
export type FormTexts<F extends FormFields> = {
  [Name in TextName<F> as F[Name] extends { extra: true } ? never : Name]: string;
} & { [Name in TextName<F> as F[Name] extends { extra: true } ? Name : never]?: string };

/** Texts by the API's names. */
export type WireTexts<F extends FormFields> = {
  [Name in TextName<F> as F[Name] extends { extra: true } ? never : F[Name]['wire']]: string;
} & { [Name in TextName<F> as F[Name] extends { extra: true } ? F[Name]['wire'] : never]?: string };

/** Whether the visitor may leave it empty. */
export const isOptional = ({ optional, extra }: FormField): boolean => Boolean(optional || extra);

/** Maximum number of characters that may be typed. */
export function maxLength({ kind, max = 0 }: FormField): number {
  if (kind === 'email') return MAX_EMAIL;
  return kind === 'phone' ? MAX_PHONE : max;
}

/** The fields that hold text, in form order. */
export function textFields(fields: FormFields): [name: string, field: FormField][] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== 'cv' && kind !== 'consent');
}

/** Maps a form's values to the API's names. */
export function toWire<F extends FormFields>(fields: F, values: FormTexts<F>): WireTexts<F> {
  const texts = textFields(fields)
    .map(([name, { wire, extra }]) => ({ wire, extra, text: (values as Record<string, string>)[name] ?? '' }))
    .filter(({ extra, text }) => !extra || text !== '')
    .map(({ wire, text }) => [wire, text]);
  return Object.fromEntries(texts) as WireTexts<F>;
}
