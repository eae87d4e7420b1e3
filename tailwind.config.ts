import type { Config } from 'tailwindcss';

/** Design tokens. Colour pairs used for text meet WCAG 2.2 AA; see `globals.css` for their use. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx', '!./components/**/*.test.tsx'],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '992px', wide: '1100px', xl: '1280px' },
    extend: {
      colors: {
        // The specification's violet and shades of it.
        brand: { DEFAULT: '#572ac8', deep: '#43209b', soft: '#b9a3f0', tint: '#efe9fb' },
        // Ink for text, `ink-band` for dark bands.
        ink: { DEFAULT: '#1d1235', soft: '#524968', band: '#22114d', bandline: '#3d2875' },
        paper: { DEFAULT: '#fbf8f3', deep: '#f4eee4', raised: '#fffdf9' },
        marigold: { DEFAULT: '#f2a516', deep: '#8a5600', tint: '#fdf0d3' },
        line: { DEFAULT: '#e5dccf', strong: '#8b8199' },
        good: '#1b6b45',
        bad: '#b3261e',
      },
      fontFamily: {
        display: ['var(--font-display)', 'system-ui', 'sans-serif'],
        sans: ['var(--font-text)', 'system-ui', 'sans-serif'],
        mono: ['ui-monospace', 'monospace'],
      },
      transitionProperty: { colors: 'color, background-color, border-color' },
      maxWidth: { page: '76rem', text: '35rem' },
      boxShadow: {
        lift: '0 1px 2px rgb(29 18 53 / 0.05), 0 12px 32px -12px rgb(29 18 53 / 0.18)',
      },
    },
  },
} satisfies Config;
