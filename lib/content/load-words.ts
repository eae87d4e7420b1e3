import type { OtherLanguage } from '../base/language';
import { processWide } from '../base/process-wide';

const load: Record<OtherLanguage, () => Promise<Readonly<Record<string, unknown>>>> = {
  hi: () => import('./hi/browser'),
  kn: () => import('./kn/browser'),
};

/** Has the page's scripts speak its language from now on. If its words do not come, they speak English. */
export async function loadWords(language: OtherLanguage): Promise<void> {
  const loaded = await load[language]().catch(() => null);
  if (loaded) processWide.words = () => loaded;
}
