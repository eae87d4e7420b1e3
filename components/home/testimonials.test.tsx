/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Testimonials } from './testimonials';

type Testimonial = { quote: string; text: string; role: string; company: string };

let mockTestimonials: Testimonial[] = [];
jest.mock('@/lib/content/people', () => ({
  get testimonials() {
    return mockTestimonials;
  },
  shown: (entries: Testimonial[]) => entries,
}));

/** `count` testimonials: 'Role 1', 'Role 2' … */
const testimonials = (count: number): Testimonial[] =>
  Array.from({ length: count }, (_, index) => ({
    quote: `Quote ${index + 1}`,
    text: `Text ${index + 1}`,
    role: `Role ${index + 1}`,
    company: 'A company',
  }));

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const WIDTH = 1000;

// Needed by embla and missing from jsdom: a layout with slides side by side, and no preference for reduced motion.
beforeAll(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: '* { margin: 0 }' }));
  Object.assign(window, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => WIDTH },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return WIDTH * [...(this.parentElement?.children ?? [])].indexOf(this);
      },
    },
  });
});

let errors: jest.SpyInstance;
beforeEach(() => (errors = jest.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => errors.mockRestore());

test('a single testimonial has no controls, and its script does not fail', () => {
  mockTestimonials = testimonials(1);
  render(<Testimonials />);
  expect(screen.getByText('Role 1')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('1 / 1')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

test.each([2, 3])(
  'of %i testimonials one is shown at a time, with controls that wrap around',
  async (count) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    mockTestimonials = testimonials(count);
    render(<Testimonials />);
    expect(screen.getByText(`1 / ${count}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText(`${count} / ${count}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(`1 / ${count}`)).toBeVisible();
    // Autoplay pauses while the buttons have the focus.
    act(() => (document.activeElement as HTMLElement).blur());
    await user.unhover(screen.getByRole('button', { name: 'Next' }));
    act(() => void jest.advanceTimersByTime(3100));
    expect(screen.getByText(`2 / ${count}`)).toBeVisible();
    expect(errors).not.toHaveBeenCalled();
    jest.useRealTimers();
  },
);

test('opening a full quote stops the carousel', async () => {
  mockTestimonials = testimonials(2);
  render(<Testimonials />);
  expect(screen.getByText('Text 1')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await userEvent.click(screen.getAllByText('Read more')[0]!);
  expect(screen.getByText('Text 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('if the carousel’s script throws, all testimonials are listed below one another', () => {
  const { IntersectionObserver } = window;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  mockTestimonials = testimonials(3);
  render(<Testimonials />);
  for (const { quote, role } of mockTestimonials) {
    expect(screen.getByText(`“${quote}”`)).toBeVisible();
    expect(screen.getByText(role)).toBeVisible();
  }
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Client Testimonial' })).toBeVisible();
  window.IntersectionObserver = IntersectionObserver;
});
