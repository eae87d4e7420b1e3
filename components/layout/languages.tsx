import { currentRequest } from '@/lib/base/request-context';
import { languageLinks } from './language-links';

/** Links to the same page in the other languages. They load the document anew: the router's would stay in its language. */
export function Languages() {
  return (
    <p className="footer-contact flex gap-6">
      {languageLinks(currentRequest()?.address ?? '').map(({ language, name, href }) => (
        <a key={language} href={href} lang={language} hrefLang={language}>
          {name}
        </a>
      ))}
    </p>
  );
}
