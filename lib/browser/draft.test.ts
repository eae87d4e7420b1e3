/** @jest-environment jsdom */
import { draftKeeper } from './draft';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('what was typed is kept once the typing pauses', () => {
  const keeper = draftKeeper('contact-enquiry');
  keeper.keepSoon({ name: 'A' });
  jest.advanceTimersByTime(399);
  keeper.keepSoon({ name: 'Asha' });
  jest.advanceTimersByTime(399);
  expect(keeper.read()).toEqual({});
  jest.advanceTimersByTime(1);
  expect(draftKeeper('contact-enquiry').read()).toEqual({ name: 'Asha' });
  expect(draftKeeper('apply-job:7').read()).toEqual({});
});

test('it is kept at once if the page is left', () => {
  const keeper = draftKeeper('contact-enquiry');
  keeper.keepSoon({ name: 'Asha' });
  keeper.keepNow();
  expect(keeper.read()).toEqual({ name: 'Asha' });
});

test('after it was dropped, nothing of it is kept', () => {
  const keeper = draftKeeper('contact-enquiry');
  keeper.keepSoon({ name: 'Asha' });
  keeper.keepNow();
  keeper.keepSoon({ name: 'Asha Rao' });
  keeper.drop();
  jest.runAllTimers();
  keeper.keepNow();
  expect(sessionStorage).toHaveLength(0);
});

test('an emptied form leaves no draft', () => {
  const keeper = draftKeeper('contact-enquiry');
  keeper.keepSoon({ name: 'Asha' });
  keeper.keepNow();
  keeper.keepSoon({});
  keeper.keepNow();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{', '[1]', 'null', '{"name":1}'])('of a stored %j nothing is taken', (text) => {
  sessionStorage.setItem('draft:contact-enquiry', text);
  expect(draftKeeper('contact-enquiry').read()).toEqual({});
});
