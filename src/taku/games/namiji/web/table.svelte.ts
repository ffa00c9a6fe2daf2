/** What every part of the board shares: the view, words, and how an offer becomes something to press. */
import { getContext, setContext, untrack } from 'svelte';
import { chartOf, watersOf } from './geometry';
import { Shown } from './shown.svelte';
import type { Offer, Props } from './types';

type Label = Parameters<Props['say']>[0];
const KEY = Symbol('namiji');

/** What an event happened in, if that is such a thing. */
const within = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

export class Table {
  #props: () => Props;
  /** The spot whose chooser is open. */
  opened = $state<string | null>(null);
  /** Whether a net in hand stands upright. */
  isUpright = $state(false);

  #pointed: string | null = null;

  constructor(props: () => Props) {
    this.#props = props;
    this.view = new Shown(untrack(() => props().view));
  }

  readonly view: Shown;
  #spots = $derived.by(() => {
    const spots = new Map<string, Offer[]>();
    for (const offer of this.view.offers) spots.set(offer.spot, [...(spots.get(offer.spot) ?? []), offer]);
    return spots;
  });

  #chart = $derived.by(() => chartOf(this.view));
  /** Where everything lies: the same all match long. */
  waters = $derived(watersOf(this.#chart));

  get names(): string[] {
    return this.#props().names;
  }
  get tellings(): Props['tellings'] {
    return this.#props().tellings;
  }
  /** Whether things may move: not when asked for calm, nor when the view was jumped to. */
  moves = $derived.by(() => !this.#props().calm && this.tellings.length > 0);
  say = (key: string, args: Record<string, string | number> = {}): string => this.#props().say({ key, args });
  word = (label: Label): string => this.#props().say(label);

  offers = (spot: string): Offer[] => this.#spots.get(spot) ?? [];
  offer = (spot: string): Offer | undefined => this.#spots.get(spot)?.[0];

  /** Whether it is the neutral boat that one may sail now. */
  isNeutral = $derived.by(() => this.view.offers.some(({ label }) => label.key.endsWith('-neutral')));
  /** Whether one may sail a boat now, be it one's own or the neutral one. */
  canSail = $derived.by(() => this.view.offers.length > 0 && this.view.phase === 'sailing');

  play = (text: string): void => this.#props().play(text);

  /** What makes an element the button of an offer; nothing where nothing is offered. The board hears the press. */
  press = (offer: Offer | undefined): Record<string, unknown> =>
    offer ? { ...this.#button(offer.spot, this.word(offer.label)), 'data-offer': offer.text } : {};

  /** What makes an element open the chooser of a spot with several offers. */
  open = (spot: string, label: string): Record<string, unknown> => ({
    ...this.#button(spot, label),
    'data-spot': spot,
    'aria-expanded': this.opened === spot,
  });

  #button(spot: string, label: string): Record<string, unknown> {
    return { role: 'button', tabindex: 0, 'aria-label': label, 'data-at': spot };
  }

  /** One ear for the whole board, so that a new view need not bring new ones. */
  readonly ears = {
    onclick: (event: Event): void => void this.#act(event),
    onkeydown: (event: KeyboardEvent): void => {
      if ((event.key === 'Enter' || event.key === ' ') && this.#act(event)) event.preventDefault();
    },
    onpointerover: (event: Event): void => this.#point(within(event, '[data-at]')?.dataset.at),
    onpointerleave: (): void => this.#point(),
    onfocusin: (event: Event): void => this.#point(within(event, '[data-at]')?.dataset.at),
    onfocusout: (): void => this.#point(),
  };

  #act(event: Event): boolean {
    const { offer, spot } = within(event, '[data-offer], [data-spot]')?.dataset ?? {};
    if (offer !== undefined) this.play(offer);
    else if (spot !== undefined) this.opened = this.opened === spot ? null : spot;
    return offer !== undefined || spot !== undefined;
  }

  #point(spot: string | null = null): void {
    if (spot === this.#pointed) return;
    this.#pointed = spot;
    this.#props().onpoint?.(spot);
  }

  /** What the explanation of an element is about, as the element keeps it beside the key. */
  about = (args: Record<string, string | number>): string | undefined =>
    Object.keys(args).length ? JSON.stringify(args) : undefined;
}

export const setTable = (props: () => Props): Table => setContext(KEY, new Table(props));
export const tableOf = (): Table => getContext(KEY);
