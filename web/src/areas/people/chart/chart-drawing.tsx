import './chart-drawing.css';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../../words/words.ts';
import { ChartCard } from './chart-card.tsx';
import type { Layout } from './chart-layout.ts';
import type { Chart } from './chart-state.ts';
import { type Arrow, arrows, boxTowards } from './chart-tree.ts';
import type { useChartView } from './chart-view.ts';

interface ChartDrawingProps {
  readonly chart: Chart;
  readonly layout: Layout;
  readonly view: ReturnType<typeof useChartView>;
  /** where profiles are; none for those who may not see them */
  readonly base: string | undefined;
}

const linesPath = ({ lines }: Layout) =>
  lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');

const isArrow = (key: string): key is Arrow => (arrows as readonly string[]).includes(key);

const cardOf = (tree: HTMLElement | null, id: string) =>
  tree?.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);

/** Arrows walk, Enter shows or hides those below, plus and minus zoom. */
function useKeys({ layout, view, chart }: ChartDrawingProps, onToggle: (id: string) => void) {
  const zooms: Readonly<Record<string, () => void>> = {
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.fit,
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-person]')?.dataset.person;
    const from = layout.boxes.find((each) => each.id === id);
    const next = from && isArrow(event.key) ? boxTowards(layout.boxes, from, event.key) : undefined;
    if (next) cardOf(event.currentTarget, next.id)?.focus();
    else if (event.key in zooms) zooms[event.key]?.();
    else if (event.key === 'Enter' && id && target.dataset.person) {
      if ((chart.tree.nodes.get(id)?.reports ?? 0) > 0) onToggle(id);
      else target.querySelector('a')?.click();
    } else if (!isArrow(event.key)) return;
    event.preventDefault();
  };
}

/** A mouse takes hold of the paper and moves it; wheel, bars and keys do the same. */
const moving = {
  onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
    const isPaper = !(event.target as HTMLElement).closest('[data-person]');
    if (event.pointerType === 'mouse' && event.button === 0 && isPaper)
      event.currentTarget.setPointerCapture(event.pointerId);
  },
  onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.scrollBy(-event.movementX, -event.movementY);
  },
};

/** The tree on a sheet that is moved and zoomed. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { chart, layout, view, base } = props;
  const { pane, sheet, zoom } = view;
  const { words } = useWords();
  // who was found last is the one that Tab leads to, until the reader moves on
  const [moved, setMoved] = useState<{ readonly to: string; readonly since: string | undefined }>();
  const active = moved && moved.since === chart.reached ? moved.to : chart.reached;
  const latest = useRef((_id: string) => {});
  useEffect(() => {
    latest.current = (id) => {
      view.hold(id);
      void chart.toggle(id);
    };
  });
  // always the same function: else every card would be drawn anew
  const toggle = useCallback((id: string) => latest.current(id), []);
  const activate = useCallback(
    (to: string) => setMoved({ to, since: chart.reached }),
    [chart.reached],
  );
  const onKeyDown = useKeys(props, toggle);
  const show = useEffectEvent((id: string) => view.centre(id));
  useEffect(() => {
    if (chart.reached) show(chart.reached);
  }, [chart.reached]);
  const isDrawn = layout.boxes.some(({ id }) => id === active);
  const first = isDrawn ? active : layout.boxes[0]?.id;
  const size = { width: layout.width, height: layout.height };
  return (
    <div ref={pane} className="chart-pane" {...moving}>
      <div
        ref={sheet}
        className="chart-sheet"
        style={{ width: size.width * zoom, height: size.height * zoom }}
      >
        <div className="chart-scaled" style={{ ...size, transform: `scale(${zoom})` }}>
          <svg aria-hidden {...size}>
            <path d={linesPath(layout)} />
          </svg>
          <div
            role="tree"
            tabIndex={-1}
            aria-label={words.people.chart.title}
            onKeyDown={onKeyDown}
          >
            {layout.boxes.map(({ id, x, y, level }) => {
              const node = chart.tree.nodes.get(id);
              return (
                node && (
                  <ChartCard
                    key={id}
                    {...{ node, x, y, level }}
                    isOpen={chart.isOpen(id)}
                    isFound={id === chart.reached}
                    isActive={id === first}
                    profile={base && `${base}/${id}`}
                    onToggle={toggle}
                    onActive={activate}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
