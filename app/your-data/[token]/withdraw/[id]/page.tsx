import { EndedLink, WithdrawStep } from '@/components/your-data/steps';
import { shownData } from '@/lib/links/shown';
import { linkMetadata } from '@/lib/seo/link-metadata';
import { withdrawPage as copy } from '@/lib/content/your-data';

export const generateMetadata = () => linkMetadata(copy.title);

export default async function WithdrawPage({ params }: PageProps<'/your-data/[token]/withdraw/[id]'>) {
  const { token, id } = await params;
  const held = await shownData(token);
  const form = held?.forms.find((each) => each.kind === 'applications' && String(each.id) === id);
  return form ? <WithdrawStep form={form} token={token} /> : <EndedLink />;
}
