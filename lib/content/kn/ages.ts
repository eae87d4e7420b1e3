import type * as english from '../ages';
import type { Words } from '../words';

const days = new Intl.RelativeTimeFormat('hi-IN', { numeric: 'auto' });

export const ages: Words<typeof english.ages> = {
  posted: { on: (day) => `${day} को डाली गई`, in: (count) => days.format(-count, 'day') },
  closes: { on: (day) => `${day} को बंद`, in: (count) => `${days.format(count, 'day')} बंद` },
};
