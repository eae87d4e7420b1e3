/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '@/test/browser/open-page';
import { SuggestionsOnFocus } from './suggestions-on-focus';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const found = [
  { kind: 'city', label: 'Nagpur', href: '/job/location/nagpur' },
  { kind: 'title', label: 'Senior Nurse' },
  { kind: 'title', label: 'Nurse (ICU)' },
];
const answerOf = (suggestions: object[]) => ({ json: async () => ({ suggestions }) });
const ask = jest.fn();
const submitted = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  ask.mockResolvedValue(answerOf(found));
  Object.assign(globalThis, { fetch: ask });
  AbortSignal.timeout ??= () => new AbortController().signal;
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.useRealTimers());
const later = () => act(() => jest.advanceTimersByTimeAsync(200));

async function open(typed: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(new FormData(event.currentTarget).get('keyword'));
        }}
      >
        <label htmlFor="keyword">Keyword</label>
        <div>
          <input id="keyword" name="keyword" type="search" />
          <SuggestionsOnFocus fieldId="keyword" />
        </div>
        <button>Submit</button>
      </form>
    </main>,
  );
  const field = screen.getByLabelText('Keyword');
  await user.click(field);
  await screen.findByRole('combobox');
  if (typed) await user.type(field, typed);
  return { user, field };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent?.trim());
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();

test('a late answer does not replace the list while choosing', async () => {
  const { user, field } = await open('nu');
  await screen.findByRole('listbox');
  let answer: (response: object) => void = () => {};
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await user.type(field, 'r');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Nagpur City');
  await later();
  await act(async () => answer(answerOf([{ kind: 'title', label: 'Nurse (ICU)' }])));
  expect(active(field)).toBe('Nagpur City');
  await user.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith('/job/location/nagpur');
});

test('typing opens a list, announces its length and highlights the typed text', async () => {
  const { field } = await open('nu');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(options()).toEqual(['Nagpur City', 'Senior Nurse', 'Nurse (ICU)']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect([...list.querySelectorAll('b')].map((typed) => typed.textContent)).toEqual(['Nu', 'Nu']);
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/api/suggest?q=nu']);
});

test('text typed while loading gets suggestions', async () => {
  render(
    <main>
      <input id="keyword" defaultValue="" />
      <SuggestionsOnFocus fieldId="keyword" />
    </main>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'nu' } });
  await screen.findByRole('listbox');
});

test('arrows move through the list and around its ends; Home and End go back to the text', async () => {
  const { user, field } = await open('nu');
  await screen.findByRole('listbox');
  const moves: [string, string | undefined][] = [
    ['{ArrowDown}', 'Nagpur City'],
    ['{ArrowDown}', 'Senior Nurse'],
    ['{ArrowUp}', 'Nagpur City'],
    ['{ArrowUp}', 'Nurse (ICU)'],
    ['{ArrowDown}', 'Nagpur City'],
    ['{Home}', undefined],
    ['{ArrowUp}', 'Nurse (ICU)'],
    ['{End}', undefined],
    ['{ArrowDown}', 'Nagpur City'],
  ];
  for (const [key, expected] of moves) {
    await user.keyboard(key);
    expect([key, active(field)]).toEqual([key, expected]);
    expect(screen.queryAllByRole('option', { selected: true })).toHaveLength(expected ? 1 : 0);
  }
});

test('Enter searches for the title', async () => {
  const { user, field } = await open('nu');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(submitted.mock.calls).toEqual([['Senior Nurse']]);
  expect(field).toHaveValue('Senior Nurse');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the list and keeps the text, the arrow opens it again without asking', async () => {
  const { user, field } = await open('nu');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('nu');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Nagpur City');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer that comes after Escape opens nothing, and there is one request at a time', async () => {
  let answer: (value: object) => void = () => {};
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { user } = await open('nu');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await user.keyboard('rse');
  await later();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => answer(answerOf(found)));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(ask.mock.calls.at(-1)![0]).toBe('/api/suggest?q=nurse');
  await user.keyboard('{Escape}');
  await act(async () => answer(answerOf(found)));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('keys of an input method are ignored', async () => {
  const { field } = await open('nu');
  await screen.findByRole('listbox');
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(active(field)).toBeUndefined();
});

test.each([
  ['no suggestions', () => Promise.resolve(answerOf([])), 'No suggestions'],
  ['a failure', () => Promise.reject(new Error('no network')), ''],
  ['no answer of ours', () => Promise.resolve({ json: async () => 'blocked' }), ''],
])('%s shows no list', async (_, answer, said) => {
  ask.mockImplementation(answer);
  await open('nu');
  await waitFor(() => expect(ask).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('on a translated page suggestions keep their letters while more is typed', async () => {
  const { user, field } = await open('nu');
  await screen.findByRole('listbox');
  const stop = translatePage();
  for (const letter of 'rse') {
    await user.type(field, letter);
    await act(async () => {});
  }
  expect(options()).toEqual(['Nagpur City', 'Senior Nurse', 'Nurse (ICU)']);
  stop();
});
