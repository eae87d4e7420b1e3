'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { messages } from '@/lib/content/messages';
import { readSearchAnswer, readSubmissionAnswer } from '@/lib/forms/handler-responses';
import { handlers, routes } from '@/lib/routes';
import { Boundary } from '../ui/boundary';
import { holdLoader } from '../ui/loading';
import { showToast } from '../ui/toast';
import { Link, useNavigate } from '../ui/link';

/** The home page's search; falls back to a plain form if its script fails. */
export function HomeSearch({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={<SearchForm>{children}</SearchForm>}>
      <InteractiveSearch>{children}</InteractiveSearch>
    </Boundary>
  );
}

/** Navigates to the results if there are any; otherwise says so, stays, and offers the nearest jobs. */
function InteractiveSearch({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [nearest, setNearest] = useState<string>();
  const { trigger: find } = useSWRMutation(handlers.search(), fetchAnswer);

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const query = {
      keyword: String(form.get('keyword') ?? '').trim(),
      category: String(form.get('category') ?? ''),
    };
    const release = holdLoader();
    try {
      const { total, path = routes.jobs(query) } = await find(query);
      setNearest(total === 0 ? path : undefined);
      if (total === 0) showToast(messages.noResult);
      else navigate(path);
    } catch (error) {
      console.error('search failed', error);
      const failure = error instanceof SearchFailure && error.message;
      showToast(failure || (navigator.onLine ? messages.searchFailed : messages.noConnection));
    } finally {
      // By now, the navigation shows the loader itself.
      release();
    }
  }

  return (
    <SearchForm onSubmit={search}>
      {children}
      <p role="status">
        {nearest && (
          <Link href={nearest} className="text-brand inline-block py-3 font-semibold underline">
            {messages.nearest}
          </Link>
        )}
      </p>
    </SearchForm>
  );
}

function SearchForm(props: ComponentProps<'form'>) {
  return <form action={routes.jobs()} role="search" className="@container mt-8 max-w-2xl" {...props} />;
}

type Query = { keyword: string; category: string };

async function fetchAnswer(url: string, { arg }: { arg: Query }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(arg),
  });
  if (!response.ok) {
    const { message } = await readSubmissionAnswer(response).catch(() => ({
      message: messages.searchFailed,
    }));
    throw new SearchFailure(message);
  }
  return readSearchAnswer(response);
}

/** A failure with a message from the server. */
class SearchFailure extends Error {}
