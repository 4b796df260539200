import { infoSections, sectionsFor } from './person-fields.ts';
import { SectionCard } from './section-card.tsx';
import type { TabProps } from './tab-props.ts';

/** Who someone is and how to reach them. */
export const InfoTab = ({ person, isToday }: TabProps) => (
  <div className="sections">
    {sectionsFor(infoSections, person).map((section) => (
      <SectionCard
        key={section.name}
        person={person}
        section={section}
        mayEdit={isToday && person.can.change}
      />
    ))}
  </div>
);
