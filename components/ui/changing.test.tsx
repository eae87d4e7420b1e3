/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { translatePage } from '@/test/browser/translate';
import { ConsentField } from '../forms/consent-field';
import { Field } from '../forms/field';
import { SiteMenu } from '../layout/site-menu';
import { SavedRow } from '../saved/saved-list';
import { Changing } from './changing';

let stop: () => void;
afterEach(() => stop());

/** Renders states in sequence on a translated page. @returns the text shown for each */
async function shownIn(states: React.ReactNode[]): Promise<(string | null)[]> {
  const { container, rerender } = render(states[0]);
  stop = translatePage();
  const shown = [];
  for (const state of states) {
    rerender(state);
    // Translation runs after the change.
    await act(async () => {});
    shown.push(container.textContent);
  }
  return shown;
}

const field = (error?: string) => (
  <Field name="email" label="Email" error={error}>
    {(control) => <input {...control} />}
  </Field>
);
const consent = (error?: string) => (
  <ConsentField label="I agree" input={{ name: 'consent', ref: () => {} } as never} error={error} />
);
const job = { id: '7', path: '/job-details/7/x', title: 'Nurse', place: '', salary: '', savedAt: 0 };
const saved = (isClosed: boolean) => <SavedRow job={{ ...job, isClosed } as never} onRemove={() => {}} />;

test('a text that changes among siblings is shown', async () => {
  const pair = (text: string) => (
    <p>
      <b>Now</b> <Changing>{text}</Changing>
    </p>
  );
  expect(await shownIn([pair('one'), pair('two'), pair('')])).toEqual(['Now one', 'Now two', 'Now ']);
});

test.each([
  ['a field', field, 'Email'],
  ['a consent', consent, 'I agree'],
])('mistakes of %s change and go', async (_, state, label) => {
  const texts = await shownIn([state(), state('Enter it'), state('That is none'), state(), state('Again')]);
  expect(texts.map((text) => text!.replace(label, ''))).toEqual([
    '',
    'Error: Enter it',
    'Error: That is none',
    '',
    'Error: Again',
  ]);
});

test('a saved job closes, and opens again', async () => {
  const [open, closed, again] = await shownIn([saved(false), saved(true), saved(false)]);
  expect(closed).toMatch(/Closed/);
  expect(again).toBe(open);
});

test('the menu’s button says what it does', async () => {
  window.matchMedia = () => ({}) as MediaQueryList;
  render(<SiteMenu>x</SiteMenu>);
  stop = translatePage();
  const toggle = screen.getByRole('button');
  for (const text of ['Close', 'Menu', 'Close']) {
    fireEvent.click(toggle);
    await act(async () => {});
    expect(toggle).toHaveTextContent(new RegExp(`^${text}$`));
  }
});
