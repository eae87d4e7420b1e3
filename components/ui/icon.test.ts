import { readFileSync } from 'node:fs';

const css = readFileSync('app/parts.css', 'utf8');
const shapes = [...css.matchAll(/translate\((\d+)\)/g)].map(([, x]) => Number(x));
const places = [...css.matchAll(/\.icon-(\w+) \{\s*--place: (\d+);/g)].map(([, name, place]) => ({
  name: name!,
  place: Number(place),
}));

describe('the icons’ common picture', () => {
  it('has a shape for each icon, one beside the other', () => {
    expect(places.length).toBeGreaterThan(0);
    expect(shapes).toEqual(places.map(({ place }) => 24 * place));
    expect(places.map(({ place }) => place)).toEqual(places.map((_, index) => index));
  });

  it('is as wide as all of them, as the mask assumes', () => {
    const count = places.length;
    expect(css).toContain(`viewBox='0 0 ${24 * count} 24'`);
    expect(css).toContain(`calc(100% * var(--place) / ${count - 1}) 0 / ${100 * count}% 100%`);
  });
});
