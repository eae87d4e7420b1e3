'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { messages } from '@/lib/content/messages';
import { handlers, routes } from '@/lib/shared/routes';
import { Boundary } from '../ui/boundary';
import { withLoader } from '../ui/loading';
import { showToast } from '../ui/toast';

/** The home page's search; where its script fails, a form like that of the list of jobs. */
export function HomeSearch({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={<SearchForm>{children}</SearchForm>}>
      <AskingSearch>{children}</AskingSearch>
    </Boundary>
  );
}

/** Goes to the results when there are any, else says so and stays. */
function AskingSearch({ children }: { children: ReactNode }) {
  const router = useRouter();

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const query = {
      keyword: String(form.get('keyword') ?? '').trim(),
      category: String(form.get('category') ?? ''),
    };
    try {
      const total = await withLoader(countResults(query));
      if (total === 0) showToast(messages.noResult);
      else router.push(`${routes.jobs()}?${new URLSearchParams(query)}`);
    } catch (error) {
      console.error('search failed', error);
      const told = error instanceof SearchFailure && error.message;
      showToast(told || (navigator.onLine ? messages.searchFailed : messages.noConnection));
    }
  }

  return <SearchForm onSubmit={search}>{children}</SearchForm>;
}

function SearchForm(props: ComponentProps<'form'>) {
  return <form action={routes.jobs()} role="search" className="@container mt-8 max-w-2xl" {...props} />;
}

async function countResults(query: { keyword: string; category: string }): Promise<number> {
  const response = await fetch(handlers.search, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  if (!response.ok) throw new SearchFailure(await messageOf(response));
  return ((await response.json()) as { total: number }).total;
}

/** The server answered, and said why not. */
class SearchFailure extends Error {}

async function messageOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  return answer?.message ?? messages.searchFailed;
}
