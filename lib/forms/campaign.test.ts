/** @jest-environment jsdom */
import { campaignOf, currentCampaign, keepCampaign } from './campaign';

const visit = (url: string) => window.history.replaceState(null, '', url);

function land(url: string) {
  visit(url);
  keepCampaign(location.search);
}

beforeEach(() => {
  sessionStorage.clear();
  visit('/');
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['', ''],
  ['?job_id=7&gclid=x', ''],
  ['?source=jooble', 'source=jooble'],
  [
    '?utm_campaign=nov&job_id=7&source=jooble&utm_medium=cpc',
    'source=jooble; utm_medium=cpc; utm_campaign=nov',
  ],
  ['?source=a%0D%0Ab%00%7F%C2%85c', 'source=abc'],
  ['?source=%E0%A4%9C%E0%A5%89%E0%A4%AC', 'source=जॉब'],
])('%j names the campaign %j', (search, campaign) => {
  expect(campaignOf(search)).toBe(campaign);
});

test('a value has at most 100 characters, the line at most 200', () => {
  expect(campaignOf(`?source=${'x'.repeat(101)}`)).toBe(`source=${'x'.repeat(100)}`);
  expect(campaignOf(`?source=${'x'.repeat(101)}&utm_source=${'y'.repeat(101)}`)).toHaveLength(200);
});

test('the landing page’s campaign is kept on later pages', () => {
  land('/job-details/7/x?source=jooble&utm_campaign=nov');
  visit('/applyjob?job_id=7');
  expect(currentCampaign()).toBe('source=jooble; utm_campaign=nov');
});

test('a later landing with another campaign replaces the first entirely', () => {
  land('/?source=jooble&utm_campaign=nov');
  land('/job?utm_source=newsletter');
  visit('/applyjob');
  expect(currentCampaign()).toBe('utm_source=newsletter');
});

test.each([
  ['/?source=jooble&utm_campaign=nov', 'source=jooble; utm_campaign=nov'],
  ['/job', ''],
  ['https://jooble.org/?source=jooble', ''],
])('if a visitor left %s before its scripts ran, %j is kept', (address, campaign) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(address, location.origin).href);
  land('/job-details/7/x');
  expect(currentCampaign()).toBe(campaign);
  jest.restoreAllMocks();
  expect(currentCampaign()).toBe(campaign);
});

test('with blocked storage, the page’s own URL counts', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  land('/applyjob?job_id=7&source=jooble');
  expect(currentCampaign()).toBe('source=jooble');
  visit('/applyjob?job_id=7');
  expect(currentCampaign()).toBe('');
});
