import { law } from './law';
import { erasePage, erasureTexts } from './your-data';

test('people are told of erasure at once until the law’s day, and from then on until when their forms are sealed', () => {
  const { sealingFrom } = law.dataProtection;
  expect(erasureTexts(sealingFrom - 1)).toMatchObject({ willBe: erasePage.willBe, done: erasePage.done });
  const { asks, willBe, done } = erasureTexts(sealingFrom);
  expect(willBe.heading).toContain('erased on 12 May 2028');
  expect(done.text).toContain('erased on 12 May 2028');
  expect(JSON.stringify([asks, willBe, done])).not.toContain('at once, for good');
});
