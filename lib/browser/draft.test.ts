/** @jest-environment jsdom */
import { draftKeeper } from './draft';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('inputs are stored once typing pauses', () => {
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

test('inputs are stored at once if the page is left', () => {
  const keeper = draftKeeper('contact-enquiry');
  keeper.keepSoon({ name: 'Asha' });
  keeper.keepNow();
  expect(keeper.read()).toEqual({ name: 'Asha' });
});

test('a dropped draft is deleted', () => {
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

test.each(['', '{', '[1]', 'null', '{"name":1}'])('a stored %j yields no draft', (text) => {
  sessionStorage.setItem('draft:contact-enquiry', text);
  expect(draftKeeper('contact-enquiry').read()).toEqual({});
});
