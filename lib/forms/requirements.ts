/** What a business enquiry may ask for. Apart from its schema, which comes to the browser later than the choice. */
export const requirements = ['Consulting', 'Recruitment'] as const;
