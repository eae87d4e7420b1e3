import { theme } from '../../content/site/theme';

const { palette } = theme;

/** The look of the list for other sites: the site's colours, the visitor's own fonts. */
export const EMBED_STYLE = `
:root{color-scheme:light}
body{margin:0;padding:1rem;background:#fff;color:${palette.ink};font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .75rem;font-size:1.25rem;line-height:1.25}
ul{margin:0;padding:0;list-style:none}
li{border-top:1px solid ${palette.line}}
li a{display:block;padding:.75rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li strong{display:block;color:${palette.brand}}
li a:hover strong,li a:focus-visible strong{text-decoration:underline}
li span{color:${palette['ink-soft']}}
p{margin:.75rem 0 0}
p a{display:inline-block;padding:.5rem 0;color:${palette.brand};font-weight:600}
a:focus-visible{outline:2px solid ${palette.brand};outline-offset:2px}
`;
