import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { box, type Layout } from './chart-layout.ts';

const least = 0.2;
const most = 2;
const step = 1.25;
const margin = 20;
/** What the sidebar and the edges take of the window. */
const frame = 320;
/** Smaller than this at first sight nobody reads. */
const readable = 0.6;

const within = (zoom: number) => Math.min(most, Math.max(least, zoom));

interface Point {
  readonly x: number;
  readonly y: number;
}
/** A point of the sheet, and where on a pane of that size it shall stand. */
interface Kept {
  readonly of: (layout: Layout) => Point | undefined;
  readonly at: (pane: Point) => Point;
}

const middleOf = (id: string) => (layout: Layout) => {
  const found = layout.boxes.find((each) => each.id === id);
  return found && { x: found.x + box.width / 2, y: found.y + box.height / 2 };
};
const inTheMiddle = ({ x, y }: Point): Point => ({ x: x / 2, y: y / 2 });

/** At first the top, in the middle, as small as one still reads it. */
function firstSight(layout: Layout): { readonly zoom: number; readonly kept: Kept } {
  const room = window.innerWidth - frame;
  const zoom = Math.min(1, Math.max(readable, room / layout.width));
  const at = ({ x }: Point) => ({ x: x / 2, y: margin + (box.height * zoom) / 2 });
  return { zoom, kept: { of: middleOf(layout.boxes[0]?.id ?? ''), at } };
}

const sizeOf = (pane: HTMLElement): Point => ({ x: pane.clientWidth, y: pane.clientHeight });

/** How large the sheet is drawn and which part of it is seen. */
export function useChartView(layout: Layout) {
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [{ zoom, kept }, setSight] = useState(() => firstSight(layout));
  const look = (next: Kept, nextZoom = zoom) => setSight({ zoom: within(nextZoom), kept: next });

  /** Where on the pane the sheet begins. */
  const offset = (): Point => ({
    x: (sheet.current?.offsetLeft ?? 0) - (pane.current?.scrollLeft ?? 0),
    y: (sheet.current?.offsetTop ?? 0) - (pane.current?.scrollTop ?? 0),
  });
  const zoomTo = (next: number, given?: Point) => {
    if (!pane.current) return;
    const at = given ?? inTheMiddle(sizeOf(pane.current));
    const from = offset();
    const point = { x: (at.x - from.x) / zoom, y: (at.y - from.y) / zoom };
    look({ of: () => point, at: () => at }, next);
  };
  useLayoutEffect(() => {
    const point = kept.of(layout);
    if (!pane.current || !sheet.current || !point) return;
    const at = kept.at(sizeOf(pane.current));
    const { offsetLeft, offsetTop } = sheet.current;
    const left = offsetLeft + point.x * zoom - at.x;
    pane.current.scrollTo({ left, top: offsetTop + point.y * zoom - at.y });
  }, [zoom, kept, layout]);
  useZoomGestures(pane, zoom, zoomTo);

  return {
    pane,
    sheet,
    zoom,
    zoomIn: () => zoomTo(zoom * step),
    zoomOut: () => zoomTo(zoom / step),
    fit: () => {
      if (!pane.current) return;
      const size = sizeOf(pane.current);
      const next = Math.min(
        (size.x - 2 * margin) / layout.width,
        (size.y - 2 * margin) / layout.height,
      );
      const point = { x: layout.width / 2, y: layout.height / 2 };
      look({ of: () => point, at: inTheMiddle }, Math.min(1, next));
    },
    centre: (id: string) => look({ of: middleOf(id), at: inTheMiddle }, Math.max(zoom, readable)),
    /** the drawing grows around this person, who stays where the eye is */
    hold: (id: string) => {
      const point = middleOf(id)(layout);
      if (!point) return;
      const from = offset();
      const at = { x: from.x + point.x * zoom, y: from.y + point.y * zoom };
      look({ of: middleOf(id), at: () => at });
    },
  };
}

const apart = ([one, two]: TouchList) =>
  one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;

/** The wheel with Ctrl or Cmd (which a pinch on a touchpad is too), and two fingers. */
function useZoomGestures(
  pane: React.RefObject<HTMLDivElement | null>,
  zoom: number,
  zoomTo: (next: number, at: Point) => void,
) {
  const latest = useRef({ zoom, zoomTo });
  useEffect(() => {
    latest.current = { zoom, zoomTo };
  });
  useEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const placed = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    let fingers = { apart: 0, zoom: 1 };
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const now = latest.current;
      now.zoomTo(now.zoom * Math.exp(-event.deltaY / 300), placed(event));
    };
    const touch = ({ touches }: TouchEvent) => {
      fingers = { apart: apart(touches), zoom: latest.current.zoom };
    };
    const pinch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two || !fingers.apart) return;
      event.preventDefault();
      const middle = {
        clientX: (one.clientX + two.clientX) / 2,
        clientY: (one.clientY + two.clientY) / 2,
      };
      const next = (fingers.zoom * apart(event.touches)) / fingers.apart;
      latest.current.zoomTo(next, placed(middle));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('wheel', turn, { signal, passive: false });
    element.addEventListener('touchstart', touch, { signal, passive: true });
    element.addEventListener('touchmove', pinch, { signal, passive: false });
    return () => listening.abort();
  }, [pane]);
}
