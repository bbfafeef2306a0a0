try {
  const sheet = new CSSStyleSheet();
  const hide = () => {
    const keys = localStorage.getItem("closed-banners")?.match(/\w+/g) ?? [];
    sheet.replaceSync(
      keys.map((key) => `.banner-wrapper:has([data-banner="${key}"]){display:none!important}`).join(""),
    );
  };
  hide();
  document.adoptedStyleSheets.push(sheet);
  addEventListener("pageshow", ({ persisted }) => persisted && hide());
} catch {}
