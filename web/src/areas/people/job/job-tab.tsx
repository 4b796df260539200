import '../profile/profile.css';
import { Button } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { ChangeJobDrawer } from './change-job-drawer.tsx';
import { datesSection, placeSection, fieldTexts } from '../profile/person-fields.ts';
import { SectionCard } from '../profile/section-card.tsx';
import type { TabProps } from '../profile/tab-props.ts';

/** The place in the house on the day that is shown. */
export function JobTab({ person, isToday }: TabProps) {
  const { words } = useWords();
  const [isChanging, setChanging] = useState(false);
  const may = isToday && person.can.change;
  return (
    <div className="sections">
      <SectionCard
        person={person}
        section={placeSection}
        mayEdit={false}
        action={
          may && (
            <Button
              size="xs"
              leftSection={<IconBriefcase size={15} stroke={1.7} aria-hidden />}
              onClick={() => setChanging(true)}
            >
              {words.people.job.change}
            </Button>
          )
        }
      />
      {fieldTexts(datesSection, person).length > 0 && (
        <SectionCard person={person} section={datesSection} mayEdit={may} />
      )}
      {may && (
        <ChangeJobDrawer person={person} isWanted={isChanging} onClose={() => setChanging(false)} />
      )}
    </div>
  );
}
