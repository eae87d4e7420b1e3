import { home } from '@/lib/content/home';
import { popularCategories, type Category } from '@/lib/jobs/categories';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { CategoryOptions } from './category-options';
import { SuggestionsOnFocus } from './suggestions/suggestions-on-focus';

// More options would not help, and bloat the page.
const MAX_CATEGORIES = 100;

type SearchFieldsProps = { categories: Category[]; keyword?: string; category?: string };

const field =
  'text-ink placeholder:text-ink-soft w-full min-h-13 rounded-xl border-0 bg-transparent px-4 text-base outline-offset-0';

/** Fields of every job search form; work as a plain GET form too. */
export function SearchFields({ categories, keyword = '', category = '' }: SearchFieldsProps) {
  const { hero } = home;
  const offered = popularCategories(categories, MAX_CATEGORIES, category);
  return (
    <div className="search-fields">
      <div className="flex items-center">
        <label htmlFor="search-keyword" className="sr-only">
          {hero.keywordLabel}
        </label>
        <Icon name="search" className="text-brand ml-4" />
        <input
          id="search-keyword"
          name="keyword"
          type="search"
          defaultValue={keyword}
          placeholder={hero.keywordPlaceholder}
          maxLength={200}
          enterKeyHint="search"
          className={`${field} pl-3`}
        />
        <SuggestionsOnFocus fieldId="search-keyword" />
      </div>
      <span aria-hidden="true" />
      <div>
        <label htmlFor="search-category" className="sr-only">
          {hero.categoryLabel}
        </label>
        <select
          id="search-category"
          name="category"
          defaultValue={category}
          className={`${field} cursor-pointer`}
        >
          <option value="">{hero.categoryPlaceholder}</option>
          <CategoryOptions categories={offered.map(({ id, name }) => [id, name])} />
        </select>
      </div>
      <Button type="submit" className="min-h-13">
        {hero.submit}
      </Button>
    </div>
  );
}
