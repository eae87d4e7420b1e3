import { law } from './law';
import { erasePage, erasureTexts } from './your-data';

test('people are promised immediate erasure until the law’s date, and told the end of sealing after that', () => {
  const { sealingFrom } = law.dataProtection;
  expect(erasureTexts(sealingFrom - 1)).toMatchObject({ willBe: erasePage.willBe, done: erasePage.done });
  const { asks, willBe, done } = erasureTexts(sealingFrom);
  expect(willBe.heading).toContain('erased on 12 May 2028');
  expect(done.text).toContain('erased on 12 May 2028');
  expect(JSON.stringify([asks, willBe, done])).not.toContain('at once, for good');
});
