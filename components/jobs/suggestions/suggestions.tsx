import './suggestions.css';
import { useCallback, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { suggestions as copy } from '@/lib/content/suggestions';
import type { Suggestion } from '@/lib/jobs/suggestion';
import { useNavigate } from '../../ui/link';
import { optionId, useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

/** A text with the typed word beginnings in bold. */
function TypedPart({ text, typed }: { text: string; typed: string }) {
  const words = typed.split(/\s+/).filter(Boolean).map(escapeForPattern);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join('|')})`, 'iu');
  // Splitting by a group puts matches at odd indexes.
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const GAP_PX = 6;

/** The suggestion list below a search field, and its length for screen readers. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
  const navigate = useNavigate();
  const listId = useId();
  const state = useSuggestions(field);
  const { shown, close } = state;
  const { typed, list, isOpen, active } = shown;

  function choose(suggestion: Suggestion) {
    close();
    if (suggestion.kind === 'title') search(field, suggestion.label);
    else navigate(suggestion.href);
  }

  useCombobox(field, { ...state, listId, choose });
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const attach = useCallback(
    (box: HTMLElement | null) => (box ? keepBelow(field, box, close) : undefined),
    [field, close],
  );
  return (
    <>
      <span role="status" className="sr-only">
        {typed && (isOpen || list.length === 0) && copy.found(list.length)}
      </span>
      {isOpen &&
        createPortal(
          <ul
            id={listId}
            role="listbox"
            aria-label={copy.label}
            className="suggestions"
            ref={attach}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            {list.map((suggestion, index) => (
              <li
                key={`${suggestion.kind} ${suggestion.label}`}
                id={optionId(listId, index)}
                role="option"
                aria-selected={index === active}
                onClick={() => choose(suggestion)}
              >
                <span key={typed}>
                  <TypedPart text={suggestion.label} typed={typed} />
                </span>{' '}
                {suggestion.kind !== 'title' && <small>{copy.kinds[suggestion.kind]}</small>}
              </li>
            ))}
          </ul>,
          // Rendered outside the field's section, which clips its overflow.
          field.closest('main') ?? document.body,
        )}
    </>
  );
}

function search(field: HTMLInputElement, keyword: string): void {
  field.value = keyword;
  field.form?.requestSubmit();
}

/** Keeps a box positioned below the field and closes it on a press elsewhere. @returns a cleanup function */
function keepBelow(field: HTMLInputElement, box: HTMLElement, close: () => void): () => void {
  const place = () => {
    const { left, bottom, width } = (field.parentElement ?? field).getBoundingClientRect();
    const page = document.documentElement.getBoundingClientRect();
    box.style.left = `${left - page.left}px`;
    box.style.top = `${bottom - page.top + GAP_PX}px`;
    box.style.width = `${width}px`;
  };
  const closeFromElsewhere = ({ target }: Event) => {
    if (target instanceof Node && target !== field && !box.contains(target)) close();
  };
  place();
  window.addEventListener('resize', place);
  document.addEventListener('pointerdown', closeFromElsewhere);
  return () => {
    window.removeEventListener('resize', place);
    document.removeEventListener('pointerdown', closeFromElsewhere);
  };
}
