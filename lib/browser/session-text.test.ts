/** @jest-environment jsdom */
import { keepSessionText, sessionText } from './session-text';

afterEach(() => {
  jest.restoreAllMocks();
  keepSessionText('key', '');
});

test('a text is kept in the tab until it is removed', () => {
  expect(sessionText('key')).toBe('');
  keepSessionText('key', 'typed');
  expect([sessionText('key'), sessionStorage.getItem('key')]).toEqual(['typed', 'typed']);
  keepSessionText('key', '');
  expect([sessionText('key'), sessionStorage.getItem('key')]).toEqual(['', null]);
});

test('with blocked storage, it is kept in the document', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  expect(sessionText('key')).toBe('');
  keepSessionText('key', 'typed');
  expect(sessionText('key')).toBe('typed');
  keepSessionText('key', '');
  expect(sessionText('key')).toBe('');
});

test('with full storage, an older text does not reappear', () => {
  keepSessionText('key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepSessionText('key', 'new');
  expect(sessionText('key')).toBe('new');
});
