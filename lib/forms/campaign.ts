/** Query parameters by which job portals and campaigns identify themselves. Stored for the visit only, without cookies. */

export const CAMPAIGN_PARAMETERS = [
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
];
const MAX_VALUE_CHARACTERS = 100;

/** Maximum length of the line sent with an application. */
const MAX_CAMPAIGN_CHARACTERS = 200;

const KEY = 'campaign';

/** The campaign named in a URL's query, as one line such as "source=jooble; utm_medium=cpc"; '' if none. */
export function campaignOf(search: string): string {
  const query = new URLSearchParams(search);
  return CAMPAIGN_PARAMETERS.filter((name) => query.has(name))
    .map((name) => [name, clean(query.get(name)!)] as const)
    .filter(([, value]) => value)
    .map((pair) => pair.join('='))
    .join('; ')
    .slice(0, MAX_CAMPAIGN_CHARACTERS);
}

/** Stores the campaign in a landing page's query for the visit; a later one replaces it. */
export function keepCampaign(search: string): void {
  const campaign = campaignHere(search);
  if (!campaign) return;
  try {
    sessionStorage.setItem(KEY, campaign);
  } catch {
    // Storage is blocked; currentCampaign() still finds it in the form's own URL.
  }
}

/** The visit's campaign; '' if none. */
export function currentCampaign(): string {
  const campaign = campaignHere(location.search);
  if (campaign) return campaign;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The campaign in this query or in the same-site referrer: visitors may move on before the landing page's scripts run. */
function campaignHere(search: string): string {
  const previous = document.referrer.startsWith(`${location.origin}/`) ? document.referrer.split('?')[1] : '';
  return campaignOf(search) || campaignOf(previous ?? '');
}

function clean(value: string): string {
  return value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_VALUE_CHARACTERS);
}
