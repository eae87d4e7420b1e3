import { OTHER_LANGUAGES } from '../base/language';
import { runInLanguage } from '../base/request-context';
import { claims } from './claims';
import { identity } from './identity';
import { openingTimes, saidFact, saidLocation, saidType, servingFrom } from './names';
import { saidPay } from './pay';
import { testimonials } from './people';
import { provideWords } from './provide-words';
import { services } from './services/services';

beforeAll(provideWords);

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  const say = <T>(words: () => T): T => runInLanguage(language, words);

  test('all that pages show of the sample is translated, and what is not is left out', () => {
    const texts = [
      identity.tagline,
      identity.description,
      ...claims.counters.map(({ label }) => label),
      ...services.flatMap(({ title, line }) => [title, line ?? '']),
      ...testimonials.flatMap(({ quote, text, role, company }) => [quote, text, role, company]),
    ];
    expect(texts.filter((text) => say(() => saidFact(text)) === undefined)).toEqual([]);
    expect(say(() => [saidFact('Offices filled'), servingFrom('From Pune with love')])).toEqual([
      undefined,
      '',
    ]);
  });

  test.each<[string, () => string]>([
    ['where it serves from', () => servingFrom(identity.servesFrom.text)],
    ['opening times', () => openingTimes('Monday to Friday, 9:00 to 17:30')],
    ['remote work', () => saidLocation('Remote (India)')],
    ['a contract that becomes permanent', () => saidType('Contract to hire, Full-time')],
    ['several places, one by its old name', () => saidLocation('Pune / Bangalore, Karnataka')],
    ['undisclosed pay', () => saidPay('Not disclosed')],
    ['gross pay', () => saidPay('From ₹25,000 gross a month (negotiable)')],
    ['pay by the hour', () => saidPay('₹140–160 an hour')],
  ])('%s has no word of English', (_, words) => expect(say(words)).toMatch(/^[^A-Za-z]+$/));

  test('pay that may be stated otherwise stays as written, and unpaid work is not undisclosed pay', () => {
    expect(say(() => ['18k in hand', ''].map(saidPay))).toEqual(['18k in hand', '']);
    expect(say(() => saidPay('Unpaid'))).not.toBe(say(() => saidPay('Not disclosed')));
  });
});
