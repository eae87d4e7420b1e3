/** Where a visitor came from, as the links of job portals and campaigns say; no cookies, kept for the visit only. */

export const CAMPAIGN_PARAMETERS = [
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
];
const MAX_VALUE_CHARACTERS = 100;

/** The longest line that is sent with an application. */
const MAX_CAMPAIGN_CHARACTERS = 200;

const KEY = 'campaign';

/** The campaign named in a URL's query, in one line such as "source=jooble; utm_medium=cpc"; '' when there is none. */
export function campaignOf(search: string): string {
  const query = new URLSearchParams(search);
  return CAMPAIGN_PARAMETERS.filter((name) => query.has(name))
    .map((name) => [name, clean(query.get(name)!)] as const)
    .filter(([, value]) => value)
    .map((pair) => pair.join('='))
    .join('; ')
    .slice(0, MAX_CAMPAIGN_CHARACTERS);
}

/** Keeps the landing page's campaign for the visit; one named later takes its place. */
export function keepCampaign(): void {
  const campaign = campaignHere();
  if (!campaign) return;
  try {
    sessionStorage.setItem(KEY, campaign);
  } catch {
    // Blocked: what the URL of the form itself says still counts.
  }
}

/** The visit's campaign, '' when there is none. */
export function currentCampaign(): string {
  const campaign = campaignHere();
  if (campaign) return campaign;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** What the page's own address says, or the one that led here: a visitor may go on before the page's scripts run. */
function campaignHere(): string {
  const { origin, search } = location;
  const previous = document.referrer.startsWith(`${origin}/`) ? document.referrer.split('?')[1] : '';
  return campaignOf(search) || campaignOf(previous ?? '');
}

function clean(value: string): string {
  return value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_VALUE_CHARACTERS);
}
