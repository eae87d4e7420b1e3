/** @jsxImportSource hono/jsx */
import type { Child, JSX } from 'hono/jsx';
import type { MailDocument } from '../lib/base/mail/document';
import { renderText } from '../lib/base/mail/render-text';
import { ButtonTo } from './parts';
import type { Mistakes, Typed } from './typed';

type FieldProps = { label: string; mistake?: string; children: Child };

/** A label with its control and, if it is not taken, the reason. */
export const Field = ({ label, mistake, children }: FieldProps) => (
  <label class={mistake ? 'mistaken' : undefined}>
    <span>{label}</span>
    {mistake && <small role="alert">{mistake}</small>}
    {children}
  </label>
);

type InputProps = { label: string; name: string; values: Typed; mistakes?: Mistakes };

/** A field as it was typed, of one line or of `rows`; `attributes`: of its input. */
export const Input = ({
  label,
  name,
  values,
  mistakes = {},
  rows,
  ...attributes
}: InputProps & { rows?: number } & JSX.IntrinsicElements['input']) => (
  <Field label={label} mistake={mistakes[name]}>
    {rows ? (
      <textarea name={name} rows={rows} maxlength={attributes.maxlength} placeholder={attributes.placeholder}>
        {values[name]}
      </textarea>
    ) : (
      <input name={name} value={values[name]} autocomplete="off" {...attributes} />
    )}
  </Field>
);

/** A checkbox with its label. */
export const Tick = ({ name, isOn, children }: { name: string; isOn?: boolean; children: Child }) => (
  <label class="tick">
    <input type="checkbox" name={name} checked={isOn} /> {children}
  </label>
);

type SelectProps = {
  label: string;
  name: string;
  value?: string;
  choices: readonly (readonly [value: string, name: string])[];
  mistake?: string;
};

/** A select that also keeps a value that is not one of its choices. */
export const Select = ({ label, name, value, choices, mistake }: SelectProps) => (
  <Field label={label} mistake={mistake}>
    <select name={name}>
      {choices.map(([known, text]) => (
        <option value={known} selected={known === value}>
          {text}
        </option>
      ))}
      {value !== undefined && !choices.some(([known]) => known === value) && (
        <option selected>{value}</option>
      )}
    </select>
  </Field>
);

/** What a form sends besides what is typed; `chosen`: the ids of the applications that it is about. */
export const Hidden = ({ of, chosen = [] }: { of: Typed; chosen?: readonly number[] }) => (
  <>
    {[...Object.entries(of), ...chosen.map((id) => [`id-${id}`, 'on'])].map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
  </>
);

/** What may be chosen in an input with this `list`. */
export const Suggestions = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((text) => (
      <option value={text} />
    ))}
  </datalist>
);

type SubmitProps = { label: string; back: string; autofocus?: boolean; does?: string };

/** The button that sends a form, and the way back. `autofocus`: Enter sends it at once; `does`: its value of "do". */
export const SubmitOrCancel = (props: SubmitProps) => (
  <div class="actions">
    <button class="primary" autofocus={props.autofocus} name={props.does && 'do'} value={props.does}>
      {props.label}
    </button>
    <ButtonTo href={props.back}>Cancel</ButtonTo>
  </div>
);

type AskFirstProps = {
  summary: string;
  of?: string;
  isOpen?: boolean;
  action: string;
  button: string;
  children: Child;
};

/** What cannot be undone: its button comes after what it does. `of`: names it, where several have the same summary. */
export const AskFirst = ({ summary, of, isOpen, action, button, children }: AskFirstProps) => (
  <details class="danger" open={isOpen}>
    <summary aria-label={of && `${summary} ${of}`}>{summary}</summary>
    <form method="post" action={action}>
      {children}
      <button class="bad">{button}</button>
    </form>
  </details>
);

export const MailText = ({ mail }: { mail: MailDocument }) => (
  <figure class="mail" aria-label="The email">
    <figcaption>{mail.subject}</figcaption>
    <pre>{renderText(mail)}</pre>
  </figure>
);

/** A mail as it will be, with the tick that sends it. `whom`: "each of them". */
export const MailPreview = (props: { mail: MailDocument; sendsMail: boolean; name: string; whom: string }) =>
  props.sendsMail ? (
    <>
      <Tick name={props.name} isOn>
        Send {props.whom} this email after 30 seconds, during which you can undo it
      </Tick>
      <MailText mail={props.mail} />
    </>
  ) : (
    <p>No mail server is set up: no email is sent.</p>
  );
