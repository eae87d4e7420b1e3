import type { OtherLanguage } from '../base/language';
import { processWide } from '../base/process-wide';
import type { Texts } from './words';

const load: Record<OtherLanguage, () => Promise<Texts>> = {
  hi: () => import('./hi/browser'),
  kn: () => import('./kn/browser'),
};

/** Loads the page's language for scripts. If that fails, they stay in English. */
export async function loadWords(language: OtherLanguage): Promise<void> {
  const loaded = await load[language]().catch(() => undefined);
  processWide.words = { [language]: loaded };
}
