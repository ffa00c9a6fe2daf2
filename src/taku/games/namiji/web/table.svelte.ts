/** What every part of the board shares: the view, words, and how an offer becomes something to press. */
import { getContext, setContext } from 'svelte';
import { chartOf, watersOf } from './geometry';
import type { NamijiView, Offer, Props } from './types';

type Label = Parameters<Props['say']>[0];
const KEY = Symbol('namiji');

export class Table {
  #props: () => Props;
  /** The spot whose chooser is open. */
  opened = $state<string | null>(null);
  /** Whether a net in hand stands upright. */
  isUpright = $state(false);

  constructor(props: () => Props) {
    this.#props = props;
  }

  #spots = $derived.by(() => {
    const spots = new Map<string, Offer[]>();
    for (const offer of this.view.offers) spots.set(offer.spot, [...(spots.get(offer.spot) ?? []), offer]);
    return spots;
  });

  #kept = new Map<string, unknown>();
  boards = $derived(this.view.boards.map((board, seat) => this.#keep(`board ${seat}`, board)));
  school = $derived(this.#keep('school', this.view.school));
  worth = $derived(this.#keep('worth', this.view.worth));
  kinds = $derived(this.#keep('kinds', this.view.kinds));
  #chart = $derived(chartOf(this.view));
  /** Where everything lies: the same all match long. */
  waters = $derived(watersOf(this.#chart));

  get view(): NamijiView {
    return this.#props().view;
  }
  /** The former value where nothing changed, so that what shows it is left alone. */
  #keep<T>(name: string, value: T): T {
    const former = this.#kept.get(name) as T | undefined;
    if (former !== undefined && JSON.stringify(former) === JSON.stringify(value)) return former;
    this.#kept.set(name, value);
    return value;
  }

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
  isChosen = (spot: string): boolean => this.#props().chosen === spot;

  play = (offer: Offer): void => this.#props().play(offer.text);

  /** What makes an element the button of an offer; nothing where nothing is offered. */
  press = (offer: Offer | undefined): Record<string, unknown> => {
    if (!offer) return {};
    return {
      ...this.#button(offer.spot, this.word(offer.label), () => this.play(offer)),
      'data-offer': offer.text,
    };
  };

  /** What makes an element open the chooser of a spot with several offers. */
  open = (spot: string, label: string): Record<string, unknown> => ({
    ...this.#button(spot, label, () => (this.opened = this.opened === spot ? null : spot)),
    'data-spot': spot,
    'aria-expanded': this.opened === spot,
  });

  #button(spot: string, label: string, act: () => void): Record<string, unknown> {
    const point = (at: string | null) => () => this.#props().onpoint?.(at);
    return {
      role: 'button',
      tabindex: 0,
      'aria-label': label,
      'data-chosen': this.isChosen(spot) || undefined,
      onclick: (event: Event) => (event.stopPropagation(), act()),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
      onpointerenter: point(spot),
      onpointerleave: point(null),
      onfocus: point(spot),
      onblur: point(null),
    };
  }

  /** What makes an element explain itself. */
  explain = (key: string, args: Record<string, string | number> = {}): Record<string, string | undefined> => ({
    'data-explain': key,
    'data-explain-args': Object.keys(args).length ? JSON.stringify(args) : undefined,
  });
}

export const setTable = (props: () => Props): Table => setContext(KEY, new Table(props));
export const tableOf = (): Table => getContext(KEY);
