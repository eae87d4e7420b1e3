import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The fields of a page's form by name, with what a browser would send. */
export function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && (node.tagName === 'input' || node.tagName === 'textarea'))
      fields[String(node.properties.name)] =
        node.tagName === 'input'
          ? String(node.properties.value ?? '')
          : node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromHtml(html));
  return fields;
}
