import type * as english from '../ages';
import type { Words } from '../words';

// "कल" is yesterday and tomorrow: the verb says which.
export const ages: Words<typeof english.ages> = {
  posted: {
    on: (day) => `${day} को आई`,
    in: (days) => (days === 0 ? 'आज आई' : days === 1 ? 'कल आई' : `${days} दिन पहले आई`),
  },
  closes: {
    on: (day) => `${day} को बंद होगी`,
    in: (days) => (days === 0 ? 'आज बंद होगी' : days === 1 ? 'कल बंद होगी' : `${days} दिन में बंद होगी`),
  },
};
