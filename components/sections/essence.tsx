import './home.css';
import { home } from '@/lib/content/home';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

/** 'Essence of Our Services': four promises. */
export function Essence() {
  const { heading, intro, items } = home.essence;
  return (
    <Section rank="third" tone="raised" heading={heading} intro={intro} className="index essence">
      <ul className="index-list">
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
