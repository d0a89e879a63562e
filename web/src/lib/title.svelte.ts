/** What the window is called; App.svelte writes it, with the number of tables that wait elsewhere before it. */

class Title {
  page = $state('Ludarium');
}

export const title = new Title();
