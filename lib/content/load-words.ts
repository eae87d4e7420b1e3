import type { OtherLanguage } from '../base/language';
import { processWide } from '../base/process-wide';

const load: Record<OtherLanguage, () => Promise<Readonly<Record<string, unknown>>>> = {
  hi: () => import('./hi/browser'),
  kn: () => import('./kn/browser'),
};

/** Loads the page's language for scripts. If that fails, they stay in English. */
export async function loadWords(language: OtherLanguage): Promise<void> {
  const loaded = await load[language]().catch(() => null);
  if (loaded) processWide.words = () => loaded;
}
