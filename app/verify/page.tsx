import '@/components/verify/verify.css';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { VerifyForm, VerifyResult } from '@/components/verify/verify';
import { Banner } from '@/components/ui/banner';
import { Container } from '@/components/ui/section';
import { Notice } from '@/components/ui/notice';
import { verifyPage as copy, verifyProblems } from '@/lib/content/verify';
import { answerWords } from '@/lib/links/verify/answer';
import { openAnswer } from '@/lib/links/verify/sealed-answer';
import { first } from '@/lib/jobs/query';
import { pageMetadata } from '@/lib/seo/metadata';
import { markUncacheable } from '@/lib/base/request-context';
import { handlers, routes } from '@/lib/routes';
import { orNull } from '@/lib/upstream/errors';
import { issuesVouchers } from '@/lib/upstream/vouchers';

type Props = PageProps<'/verify'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { answer, code } = await searchParams;
  const opened = openAnswer(first(answer));
  return pageMetadata({
    title: opened ? answerWords(opened).heading : copy.title,
    description: copy.description,
    path: routes.verify(),
    index: !answer && !code,
  });
}

export default async function VerifyPage({ searchParams }: Props) {
  const { answer, code } = await searchParams;
  // Answers are private to the visitor.
  if (answer || code) markUncacheable();
  // The handler can rate-limit by client; a rendered page cannot tell clients apart.
  if (first(code)) redirect(handlers.verifyCode(first(code)));
  const opened = openAnswer(first(answer));
  // If the API is down, the form says so itself.
  const hasCodes = (await orNull(issuesVouchers())) ?? true;
  const words = opened && answerWords(opened);
  const again = (field: 'code' | 'contact') =>
    opened?.field === field && words?.tone === 'again' ? { typed: opened.typed, error: words.text } : {};
  return (
    <>
      <Banner
        title={words?.heading ?? copy.title}
        lead={words ? undefined : copy.lead}
        crumbs={words ? [{ label: copy.title, href: routes.verify() }] : []}
      />
      <Container className="space-y-8 py-8 md:py-12">
        {opened && words?.tone !== 'again' && <VerifyResult answer={opened} />}
        {!opened && answer && <Notice {...verifyProblems.gone} />}
        {words && words.tone !== 'again' && <h2 className="type-heading">{copy.again}</h2>}
        <div className="verify-forms">
          {hasCodes && <VerifyForm field="code" {...again('code')} />}
          <VerifyForm field="contact" {...again('contact')} />
        </div>
      </Container>
    </>
  );
}
