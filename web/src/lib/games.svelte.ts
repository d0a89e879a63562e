/** The games and bots this server offers; asked once. */

import { api, type Games } from './api';

class Catalogue {
  all = $state.raw<Games | null>(null);
  private asked: Promise<Games> | null = null;

  async load(): Promise<Games> {
    this.asked ??= api.games().catch((problem: unknown) => {
      this.asked = null;
      throw problem;
    });
    this.all = await this.asked;
    return this.all;
  }

  game(name: string) {
    return this.all?.games.find((game) => game.name === name) ?? null;
  }
}

export const catalogue = new Catalogue();
