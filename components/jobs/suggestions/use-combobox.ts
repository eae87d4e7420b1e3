import { useEffect, useEffectEvent } from 'react';
import type { Suggestion } from '@/lib/jobs/suggestion';
import type { useSuggestions } from './use-suggestions';

type Combobox = ReturnType<typeof useSuggestions> & {
  listId: string;
  choose: (suggestion: Suggestion) => void;
};

/** The id of a list's option, for aria-activedescendant. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Makes a text field the combobox of its list: the editable one with manual selection of the ARIA Authoring Practices
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field.
 */
export function useCombobox(
  field: HTMLInputElement,
  { shown: { list, isOpen, active }, open, close, listId, choose }: Combobox,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys belong to the input method.
    if (event.isComposing) return;
    const chosen = isOpen ? list[active] : undefined;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        return open(event.altKey ? active : (active + 1) % list.length);
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey) return close();
        return open(active > 0 ? active - 1 : list.length - 1);
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These move the cursor in the field.
        if (isOpen) open(-1);
        return;
      case 'Escape':
        // Escape would clear the field.
        if (isOpen) event.preventDefault();
        return close();
      case 'Enter':
        if (chosen) {
          event.preventDefault();
          choose(chosen);
        }
        return close();
      case 'Tab':
        return close();
    }
  });

  useEffect(() => {
    const fixed = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off' };
    for (const [name, value] of Object.entries(fixed)) field.setAttribute(name, value);
    field.addEventListener('keydown', onKey);
    field.addEventListener('blur', close);
    return () => {
      for (const name of Object.keys(fixed)) field.removeAttribute(name);
      field.removeEventListener('keydown', onKey);
      field.removeEventListener('blur', close);
    };
  }, [field, close]);

  useEffect(() => {
    const changing = {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(listId, active) : null,
    };
    for (const [name, value] of Object.entries(changing)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    return () => Object.keys(changing).forEach((name) => field.removeAttribute(name));
  }, [field, listId, isOpen, active]);
}
