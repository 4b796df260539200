import './profile.css';
import type { Employee } from '@muster/contract/people/employee.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showDay } from '../../../ui/text/day-text.ts';
import { PersonHead } from '../../../ui/person/person-head.tsx';
import { RowMenu } from '../../../ui/table/rows/row-menu.tsx';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';
import { LifeActions } from '../life/life-actions.tsx';
import { PersonDelete } from '../directory/person-delete.tsx';
import { PersonMenu } from '../directory/person-menu.tsx';
import { PersonPhoto } from './person-photo.tsx';
import { PersonStatus } from '../life/person-status.tsx';

interface ProfileHeadProps {
  readonly person: Employee;
  readonly isToday: boolean;
  /** a profile of the administration, with all that can be done there */
  readonly isDesk: boolean;
}

/** What someone carries besides the post. */
export function Chips({ person }: { readonly person: Employee }) {
  const { words, say, language } = useWords();
  const { chips } = words.people.profile;
  // who leaves on a later day has the old status until then: the day is said at once
  const { lastDay, status } = person;
  const leaves = status !== 'Left' && lastDay && lastDay >= today() && lastDay;
  const held = [
    person.isHeadOfDepartment && chips.head,
    person.isLineManager && chips.manager,
    person.isSecondTierLineManager && chips.secondTier,
    person.isAssessor && chips.assessor,
    leaves && say(chips.lastDay, { day: showDay(leaves, language) }),
  ].filter((chip) => typeof chip === 'string');
  if (held.length === 0) return null;
  return (
    <ul className="chips">
      {held.map((chip) => (
        <li key={chip}>{chip}</li>
      ))}
    </ul>
  );
}

function Actions({ person, isToday }: ProfileHeadProps) {
  const { words, say } = useWords();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      {isToday && <LifeActions person={person} />}
      {isToday && person.can.remove ? (
        <RowMenu label={say(words.list.actionsFor, { name: person.name })}>
          <PersonMenu person={person} onDelete={() => setDeleting(true)} />
        </RowMenu>
      ) : (
        <Button
          component={Link}
          to={`/admin/employee/${person.id}/print`}
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
        >
          {words.people.profile.print}
        </Button>
      )}
      <PersonDelete
        person={isDeleting ? person : undefined}
        onCancel={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/admin/employee', replace: true })}
      />
    </>
  );
}

/** Face, name, post and status, and what the reader may do. */
export function ProfileHead(props: ProfileHeadProps) {
  const { person, isDesk, isToday } = props;
  const post = [person.designationId.name, person.departmentId?.name].filter(Boolean).join(' · ');
  return (
    <PersonHead
      name={person.name}
      photo={person.photo}
      photoAction={isDesk && isToday && person.can.change && <PersonPhoto person={person} />}
      mark={person.status && <PersonStatus status={person.status} />}
      note={
        <>
          <span>{post}</span>
          <span className="num">
            {person.number}
            {person.localName && (
              <>
                {' · '}
                <span lang="bn">{person.localName}</span>
              </>
            )}
          </span>
        </>
      }
      marks={<Chips person={person} />}
      actions={isDesk && <Actions {...props} />}
    />
  );
}
