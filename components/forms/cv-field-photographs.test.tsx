/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBrowser } from '../../test/form-in-jsdom';
import { CvField } from './cv-field';
import type { PhotographAnswer, PhotographRequest } from './cv-photographs/photograph-worker';

const onChoose = jest.fn();
const onSubmit = jest.fn();
let waiting: ((fails?: boolean) => void)[] = [];

/** jsdom has no workers or canvas. This one responds on demand; e2e/cv-fill.spec.ts covers the real one. */
class SlowWorker extends EventTarget {
  postMessage({ kind, id }: PhotographRequest & { id: number }) {
    const buffer = new ArrayBuffer(4);
    const data: PhotographAnswer =
      kind === 'bind'
        ? { id, pdf: Uint8Array.from('%PDF-1.4', (letter) => letter.charCodeAt(0)).buffer }
        : { id, page: { jpeg: buffer, preview: buffer } };
    waiting.push((fails) => this.dispatchEvent(new MessageEvent('message', { data: fails ? { id } : data })));
  }
  terminate() {}
}

beforeEach(() => {
  fakeBrowser();
  onChoose.mockReset();
  onSubmit.mockReset();
  waiting = [];
  Object.assign(globalThis, { Worker: SlowWorker });
});

function show() {
  render(
    <form
      aria-label="Application"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CvField name="resume" onChoose={onChoose} isRestored={false} />
      <button>Send</button>
    </form>,
  );
  const user = userEvent.setup({ applyAccept: false });
  return (...files: File[]) => user.upload(screen.getByLabelText(/Upload CV/), files);
}

const photograph = (name: string) => new File(['a picture'], name, { type: 'image/jpeg' });
const pdf = () => new File(['%PDF-1.4'], 'asha.pdf');
const sent = () => onChoose.mock.calls.map(([file]) => file?.name);
const isAsked = (times: number) => waitFor(() => expect(waiting).toHaveLength(times));

/** Makes the worker respond to the last request. */
const answer = ({ fails = false } = {}) =>
  act(async () => {
    waiting.at(-1)!(fails);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

test.each([
  ['while a page is made of a photograph', 1],
  ['while the photographs are bound', 2],
])('a CV that is chosen %s is sent, not the photographs', async (_, step) => {
  const choose = show();
  await choose(photograph('1.jpg'));
  await isAsked(1);
  if (step === 2) {
    await answer();
    await isAsked(2);
  }
  await choose(pdf());
  expect(await screen.findByText('asha.pdf, 0.1 KB')).toBeVisible();
  // For any request.
  for (let answered = step; answered <= waiting.length; answered++) await answer();
  expect(sent()).toEqual(['asha.pdf']);
  expect(screen.getByText('asha.pdf, 0.1 KB')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText('Making pages of your photos…')).toBeNull();
});

test('an invalid file does not stop the photographs', async () => {
  const choose = show();
  await choose(photograph('1.jpg'));
  await isAsked(1);
  await choose(new File(['plain'], 'cv.txt'));
  await screen.findByRole('alert');
  await answer();
  await isAsked(2);
  await answer();
  expect(sent().at(-1)).toBe('CV (photographs).pdf');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a photograph’s message is replaced by the next file’s', async () => {
  const choose = show();
  await choose(photograph('1.jpg'));
  await isAsked(1);
  await answer({ fails: true });
  expect(screen.getByRole('alert')).toHaveTextContent('could not open these as photos: 1.jpg');
  await choose(new File(['MZ'], 'cv.doc'));
  expect(await screen.findByText(/contains a program/)).toBeVisible();
  expect(screen.queryByText(/could not be opened/)).toBeNull();
});

test('a form submitted while pages are being made waits for them', async () => {
  const choose = show();
  await choose(photograph('1.jpg'));
  await isAsked(1);
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  await answer();
  await isAsked(2);
  expect(onSubmit).not.toHaveBeenCalled();
  onSubmit.mockImplementation(sent);
  await answer();
  expect(onSubmit.mock.results.map(({ value }) => value)).toEqual([['CV (photographs).pdf']]);
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('such a form is not sent if a photograph could not be decoded', async () => {
  const choose = show();
  await choose(photograph('1.jpg'));
  await isAsked(1);
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  await answer({ fails: true });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
