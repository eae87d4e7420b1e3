/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { identity } from '@/lib/content/identity';
import { illustrationNames } from '@/lib/content/schema/service-page';
import { translatePage } from '@/test/browser/open-page';
import { ConsentField } from '../forms/consent-field';
import { Field } from '../forms/field';
import { FormBoundary } from '../forms/server-parts';
import { SiteMenu } from '../layout/site-menu';
import { SavedRow } from '../saved/saved-list';
import { Boundary } from './boundary';
import { Changing } from './changing';
import { iconNames } from './icon-names';

describe('boundary', () => {
  function ThrowsWhenRendered(): never {
    throw new Error('rendered badly');
  }

  function ThrowsInTheBrowser() {
    useEffect(() => {
      throw new Error('started badly');
    });
    return <p>Counting</p>;
  }

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test.each([ThrowsWhenRendered, ThrowsInTheBrowser])('%p is replaced, and its neighbours stay', (Part) => {
    render(
      <main>
        <p>Before</p>
        <Boundary fallback={<p>Plain version</p>}>
          <Part />
        </Boundary>
        <button type="button">After</button>
      </main>,
    );
    expect(screen.getByText('Before')).toBeVisible();
    expect(screen.getByText('Plain version')).toBeVisible();
    expect(screen.queryByText('Counting')).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toBeEnabled();
  });

  test('a failed form offers other ways to reach the agency', () => {
    render(
      <FormBoundary>
        <ThrowsInTheBrowser />
      </FormBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'This form does not work in your browser' })).toBeVisible();
    expect(screen.getByRole('link', { name: identity.email })).toHaveAttribute(
      'href',
      `mailto:${identity.email}`,
    );
  });
});

describe('changing', () => {
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
});

const symbols = [...readFileSync('components/ui/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)" ([^>]*)>/g)];

test('every icon has its symbol, and every symbol is an icon', () => {
  expect(symbols.map(([, id]) => id).sort()).toEqual([...iconNames].sort());
});

const OTHERS = [
  'banner-door',
  'banner-letter',
  'banner-people',
  'banner-sunrise',
  'consent-seal',
  'door-ajar',
  'hero',
  'map',
];

test('drawings referenced by content or components have files, and no other files exist', () => {
  expect(readdirSync('public/illustrations').sort()).toEqual(
    [...illustrationNames, ...OTHERS].map((name) => `${name}.svg`).sort(),
  );
});
