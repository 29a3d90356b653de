// A classic script in the head: the chosen theme stands before the first paint.
(function () {
  try {
    const theme = JSON.parse(localStorage.getItem('caravel.theme') ?? 'null');
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's own theme is right.
  }
})();
