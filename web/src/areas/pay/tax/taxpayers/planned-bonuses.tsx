import '../../../../ui/page/card.css';
import '../paper/tax-paper.css';
import './taxpayers.css';
import { type PlannedBonus, plannedBonusCalls } from '@muster/contract/pay/tax/taxpayer-calls.ts';
import { Button, Menu, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { ConfirmCall } from '../../../../api/confirm-call.tsx';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { FormDrawer } from '../../../../ui/form/dialogs/form-drawer.tsx';
import { afterFocusReturned } from '../../../../ui/form/guards/after-focus-returned.ts';
import { useLingering } from '../../../../ui/form/guards/use-lingering.ts';
import { plainOptions } from '../../../../ui/form/inputs/choice-input.tsx';
import { RowMenu } from '../../../../ui/table/rows/row-menu.tsx';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import { useRefreshPay } from '../../pay-queries.ts';
import { companiesQuery } from '../../runs/run-queries.ts';
import { PlannedBonusForm } from './planned-bonus-form.tsx';
import { plannedBonusesQuery } from './taxpayer-queries.ts';

/** Rates are kept in hundredths of a per cent. */
const perCent = 100;

interface RowProps {
  readonly plan: PlannedBonus;
  /** none: it is not theirs to remove */
  readonly onRemove: ((plan: PlannedBonus) => void) | undefined;
}

function PlannedRow({ plan, onRemove }: RowProps) {
  const { words, say, language } = useWords();
  const { plannedBonus: said, bonus } = words.pay;
  const month = showMonth(plan.month, language);
  const percent = plan.percent / perCent;
  return (
    <li>
      <div>
        <b>{plan.title}</b>
        <span>{month}</span>
      </div>
      <span>
        {[
          plan.of
            ? say(bonus.share, { percent, name: plan.of.name })
            : say(bonus.shareOfGross, { percent }),
          say(bonus.service, { count: plan.afterMonths }),
          plan.religions.length > 0 ? plan.religions.join(', ') : bonus.everyone,
        ].join(' · ')}
      </span>
      {onRemove && (
        <RowMenu label={say(said.acts, { festival: plan.title, month })}>
          <Menu.Item color="red" onClick={() => afterFocusReturned(() => onRemove(plan))}>
            {said.remove}
          </Menu.Item>
        </RowMenu>
      )}
    </li>
  );
}

interface RemoveProps {
  /** none: nothing is asked */
  readonly asked: PlannedBonus | undefined;
  readonly onClose: () => void;
}

function RemovePlanned({ asked, onClose }: RemoveProps) {
  const { words, say, language } = useWords();
  const { plannedBonus: said } = words.pay;
  const refresh = useRefreshPay();
  return (
    <ConfirmCall
      asked={asked}
      title={said.removeTitle}
      confirm={said.remove}
      keep={said.keep}
      send={({ id }) => call(plannedBonusCalls.remove, { params: { id } })}
      done={said.removed}
      onSettled={refresh}
      onClose={onClose}
      hint={({ title, month }) =>
        say(said.removeHint, { festival: title, month: showMonth(month, language) })
      }
    />
  );
}

/** The bonuses that a company plans: the tax of the months before knows of them. */
export function PlannedBonuses({ concern }: { readonly concern: string | undefined }) {
  const { words } = useWords();
  const { plannedBonus: said, bonus } = words.pay;
  const mayAdd = useMayCall(plannedBonusCalls.create);
  const { data: companies = [] } = useQuery(companiesQuery);
  const [chosen, setChosen] = useState<string>();
  const concernId = concern ?? chosen ?? companies[0]?.value;
  const { data: plans } = useQuery(plannedBonusesQuery(concernId));
  const [isAdding, setAdding] = useState(false);
  const { shown, forget } = useLingering(isAdding ? concernId : undefined);
  const [removed, setRemoved] = useState<PlannedBonus>();
  if (!plans || concernId === undefined) return null;
  return (
    <section className="card planned-bonuses" aria-label={said.title}>
      <div className="tax-head">
        <h2>{said.title}</h2>
        <div className="planned-choice">
          {concern === undefined && companies.length > 1 && (
            <Select
              aria-label={bonus.columns.company}
              size="xs"
              data={companies}
              value={concernId}
              allowDeselect={false}
              onChange={(value) => value && setChosen(value)}
              {...plainOptions}
            />
          )}
          {mayAdd && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {said.add}
            </Button>
          )}
        </div>
      </div>
      <p className="planned-note">{said.note}</p>
      {plans.length === 0 ? (
        <p className="planned-none">{said.none}</p>
      ) : (
        <ul>
          {plans.map((plan) => (
            <PlannedRow
              key={plan.id}
              plan={plan}
              onRemove={mayAdd ? (asked) => setRemoved(asked) : undefined}
            />
          ))}
        </ul>
      )}
      {shown && (
        <FormDrawer
          wanted={isAdding}
          title={said.addTitle}
          onClose={() => setAdding(false)}
          onClosed={forget}
        >
          <PlannedBonusForm concernId={shown} onDone={() => setAdding(false)} />
        </FormDrawer>
      )}
      <RemovePlanned asked={removed} onClose={() => setRemoved(undefined)} />
    </section>
  );
}
