export const servicesCrumb = { label: 'Services', href: '/#services' };

export const servicePageCopy = {
  contact: 'Contact Us',
  more: 'Read more',
} as const;
