"""Sphinx's settings. The pages are in `build/pages`, brought there by `python -m tools.website`."""

from bot import VERSION

project = "Caravel"
author = "Caravel contributors"
release = version = VERSION
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "index"
html_theme = "furo"
html_title = "Caravel"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3b12", "color-brand-content": "#8a3b12"},
    "dark_css_variables": {"color-brand-primary": "#e0a35c", "color-brand-content": "#e0a35c"},
}
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
default_role = "code"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
