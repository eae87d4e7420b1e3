import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { type ColourName, samplePalette } from './lib/content/theme/palette';

/** A colour of the theme, as a CSS variable. */
const of = (name: ColourName) => `var(--${name})`;
const shade = (percent: number) => `color-mix(in srgb, ${of('ink')} ${percent}%, transparent)`;
const round = (size: string) => `calc(${size} * var(--rounding))`;

/**
 * Design tokens. Their values are CSS variables: the sample's here, an agency's in the head of each page (lib/content/site/theme.ts).
 */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx', '!./components/**/*.test.tsx'],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '992px', wide: '1100px', xl: '1280px' },
    extend: {
      colors: {
        brand: {
          DEFAULT: of('brand'),
          deep: of('brand-deep'),
          soft: of('brand-soft'),
          tint: of('brand-tint'),
        },
        ink: {
          DEFAULT: of('ink'),
          soft: of('ink-soft'),
          band: of('ink-band'),
          bandline: of('ink-bandline'),
        },
        paper: { DEFAULT: of('paper'), deep: of('paper-deep'), raised: of('paper-raised') },
        accent: { DEFAULT: of('accent'), deep: of('accent-deep'), tint: of('accent-tint') },
        line: { DEFAULT: of('line'), strong: of('line-strong') },
        good: of('good'),
        bad: of('bad'),
      },
      fontFamily: {
        display: ['var(--font-display)', 'Device', 'Anek', 'system-ui', 'sans-serif'],
        sans: ['var(--font-text)', 'Device', 'Anek', 'system-ui', 'sans-serif'],
        mono: ['ui-monospace', 'monospace'],
      },
      borderRadius: {
        md: round('0.375rem'),
        lg: round('0.5rem'),
        xl: round('0.75rem'),
        '2xl': round('1rem'),
        '3xl': round('1.5rem'),
        full: round('999px'),
      },
      transitionProperty: { colors: 'color, background-color, border-color' },
      maxWidth: { page: '76rem', text: '35rem' },
      boxShadow: {
        lift: `0 1px 2px ${shade(5)}, 0 12px 32px -12px ${shade(18)}`,
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      const variables = Object.entries(samplePalette).map(([name, colour]) => [`--${name}`, colour]);
      addBase({ ':root': { ...Object.fromEntries(variables), '--rounding': '1' } });
    }),
  ],
} satisfies Config;
