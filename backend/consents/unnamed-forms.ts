import type { StoredConsent } from '../store/consents/consents';
import { factsOf } from '../store/consents/ledger';
import type { Store } from '../store/store';
import { agreedForms, type AgreedForm } from './agreed-forms';

const MAX_NAMED = 10;

/**
 * The forms with a consent that no entry of the ledger names. An entry whose form was taken out of it looks like that of an
 * erased person, as long as only entries are looked at.
 */
export class UnnamedForms {
  private readonly forms = new Map<string, AgreedForm>();
  /** When the ledger began, and the lowest id of each kind that an entry names: forms from before have none. */
  private start: string | null = null;
  private readonly lowest = new Map<string, number>();

  static async of(store: Store): Promise<UnnamedForms> {
    const unnamed = new UnnamedForms();
    for await (const form of agreedForms(store)) unnamed.forms.set(`${form.kind} ${form.id}`, form);
    return unnamed;
  }

  /** Takes the form that an entry names, which was checked. */
  take({ entry, kind, row }: StoredConsent): void {
    this.start ??= factsOf({ entry })?.received_at ?? null;
    if (row === null) return;
    this.forms.delete(`${kind} ${row}`);
    this.lowest.set(kind, Math.min(row, this.lowest.get(kind) ?? row));
  }

  /** What is wrong with those that are left; null: nothing. */
  async problem(store: Store): Promise<string | null> {
    const names = [];
    for (const form of this.forms.values())
      if (this.isOfLedger(form) && (await isThere(store, form)))
        names.push(`${form.reference} (${form.kind} ${form.id})`);
    if (names.length === 0) return null;
    const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
    return `the consent given with ${names.slice(0, MAX_NAMED).join(', ')}${more} has no entry, though it is still stored: the entry was changed to look like an erased person’s, or was never written`;
  }

  private isOfLedger({ kind, id, at }: AgreedForm): boolean {
    return (this.start !== null && at >= this.start) || id > (this.lowest.get(kind) ?? Infinity);
  }
}

/** Whether it was not erased meanwhile. */
async function isThere(store: Store, { kind, id }: AgreedForm): Promise<boolean> {
  return (await (kind === 'alerts' ? store.getAlert(id) : store.getSubmission(kind, id))) !== null;
}
