// All texts in this language.
export * from './browser';
export * from './api-answers';
export * from './application-status';
export * from './categories';
export * from './pages';
export * from './facts';
export * from './faq';
export * from './notices';
export * from './home';
export * from './job-alert';
export * from './job-filters';
export * from './jobs';
export * from './landing-intro';
export * from './mails';
export * from './pay';
export * from './places';
export * from './your-data';
